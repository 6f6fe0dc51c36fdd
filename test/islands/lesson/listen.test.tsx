// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lesson } from "../../../src/islands/lesson/Lesson.tsx";
import { connectListen } from "../../../src/islands/lesson/listen.ts";
import { ENGLISH } from "../../../src/locales/text.ts";

/** What the stand-in for a device's speech was told to say. */
class Utterance extends EventTarget {
  voice: { readonly lang: string; readonly name: string } | null = null;
  lang = "";
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

interface Voice {
  readonly lang: string;
  readonly name: string;
  readonly default: boolean;
}

/** A device that speaks in these voices, and is silent until they come. */
class Speech extends EventTarget {
  voices: readonly Voice[] = [];
  spoken: Utterance[] = [];
  isSpeaking = false;
  getVoices = (): readonly Voice[] => this.voices;
  speak(utterance: Utterance): void {
    this.spoken.push(utterance);
    this.isSpeaking = true;
  }
  cancel(): void {
    this.isSpeaking = false;
  }
}

const voice = (lang: string, name = lang, isDefault = false): Voice => ({ lang, name, default: isDefault });

const STEP = `<section id="one">
  <div data-spoken>
    <h2>Caught</h2>
    <p>They are <button class="term">outflanked</button><span popover>what that means</span>. <span>It is so.</span
      ><button data-prove data-unspoken>Prove it</button><span data-unspoken>Proved: 4 discs</span></p>
  </div>
  <p data-spoken>Your move: Play.</p>
  <button data-listen hidden aria-pressed="false">Listen</button>
</section><section id="two"><button data-listen hidden>Listen</button></section>`;

let speech = new Speech();
const listen = (): HTMLElement => document.querySelector<HTMLElement>("#one [data-listen]") ?? document.body;
const connect = (language: string): (() => void) =>
  connectListen(document.querySelector<HTMLElement>("#one") ?? document.body, language);

beforeEach(() => {
  speech = new Speech();
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  document.documentElement.lang = "en";
  document.body.innerHTML = STEP;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

test("without a voice for the language the button stays hidden; it appears when one arrives", () => {
  speech.voices = [voice("de-DE")];
  connect("en");
  expect(listen().hidden).toBe(true);
  speech.voices = [voice("de-DE"), voice("en-GB")];
  speech.dispatchEvent(new Event("voiceschanged"));
  expect(listen().hidden).toBe(false);
});

test("the step is read out, without the buttons in it and what is hidden", () => {
  speech.voices = [voice("en-GB")];
  connect("en");
  fireEvent.click(listen());
  expect(listen().getAttribute("aria-pressed")).toBe("true");
  const words = speech.spoken[0]?.text.replace(/ +/g, " ");
  expect(words).toMatch(/^Caught\nThey are outflanked\. It is so\.\s*\nYour move: Play\.$/);
  expect(words).not.toMatch(/what that means|Prove/);
});

test("pressed again it stops, and at the end of the text it is ready again", () => {
  speech.voices = [voice("en-GB")];
  connect("en");
  fireEvent.click(listen());
  fireEvent.click(listen());
  expect(speech.isSpeaking).toBe(false);
  expect(listen().getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(listen());
  speech.spoken[1]?.dispatchEvent(new Event("end"));
  expect(listen().getAttribute("aria-pressed")).toBe("false");
});

test.each([
  ["en", "en-US"],
  ["ar", "ar-EG"],
  ["ka", "ka"],
  ["en-GB", "en-US"],
])("a page in %s speaks with the device's own voice for it, %s", (language, wanted) => {
  speech.voices = [voice("en_AU", "other"), voice("en-US", "chosen", true), voice("ar-EG"), voice("ka")];
  connect(language);
  fireEvent.click(listen());
  expect([speech.spoken[0]?.voice?.lang, speech.spoken[0]?.lang]).toEqual([wanted, wanted]);
});

test("when the step changes the voice stops and the old button does nothing any more", async () => {
  speech.voices = [voice("en-GB")];
  history.replaceState(null, "", "/");
  const steps = ["one", "two"].map((id) => ({ id, place: {}, exercise: null }));
  const container = document.body.appendChild(document.createElement("main"));
  render(<Lesson lesson="rules/one" steps={steps} next="/" end="recap" locale={ENGLISH} />, { container });
  await vi.waitFor(() => expect(listen().hidden).toBe(false));
  fireEvent.click(listen());
  expect(speech.isSpeaking).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await vi.waitFor(() => expect(speech.isSpeaking).toBe(false));
  fireEvent.click(listen());
  expect(speech.isSpeaking).toBe(false);
});
