/** The part of a language tag that names the language: `en` of `en-GB`. */
const languageOf = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? "";

/** A voice of the device that speaks `language`, its default one first; undefined where there is none. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => languageOf(lang) === languageOf(language));
  return voices.find((voice) => voice.default) ?? voices[0];
}

/** The words of a part, without those of what can be pressed beside them. */
function wordsIn(part: HTMLElement): string {
  const copy = part.cloneNode(true) as HTMLElement;
  for (const aside of copy.querySelectorAll("[data-unspoken], [popover]")) aside.remove();
  return copy.textContent.trim();
}

/** What an element says, its parts parted by a pause. */
const wordsOf = (element: HTMLElement): string =>
  [...element.querySelectorAll<HTMLElement>("[data-spoken] :is(h2, h3, p, li, td, th, dt, dd), p[data-spoken]")]
    .map(wordsIn)
    .filter((words) => words !== "")
    .join("\n");

/**
 * Brings the Listen button of a step to life, where the browser can speak: it reads the step out and, pressed again, stops. It stays hidden
 * on a device without a voice for `language`. Gives the function that ends it all, the voice too.
 */
export function connectListen(step: HTMLElement, language: string): () => void {
  const button = step.querySelector<HTMLButtonElement>("[data-listen]");
  if (button === null) return () => undefined;
  const reset = (): void => button.setAttribute("aria-pressed", "false");
  const offer = (): void => {
    button.hidden = voiceFor(language) === undefined;
  };
  const stop = (): void => {
    speechSynthesis.cancel();
    reset();
  };
  const press = (): void => {
    const isSpeaking = button.getAttribute("aria-pressed") === "true";
    stop();
    const voice = voiceFor(language);
    if (isSpeaking || voice === undefined) return;
    const speech = new SpeechSynthesisUtterance(wordsOf(step));
    speech.voice = voice;
    speech.lang = voice.lang;
    speech.rate = 0.95;
    speech.addEventListener("end", reset);
    speech.addEventListener("error", reset);
    button.setAttribute("aria-pressed", "true");
    speechSynthesis.speak(speech);
  };
  offer();
  speechSynthesis.addEventListener?.("voiceschanged", offer);
  button.addEventListener("click", press);
  addEventListener("pagehide", stop);
  return () => {
    stop();
    speechSynthesis.removeEventListener?.("voiceschanged", offer);
    button.removeEventListener("click", press);
    removeEventListener("pagehide", stop);
  };
}
