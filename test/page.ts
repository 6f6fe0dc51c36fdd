import { cleanup, configure } from "@testing-library/preact";
import { options } from "preact";
import { afterAll, afterEach } from "vitest";
import { PATIENCE } from "./patience.ts";

configure({ asyncUtilTimeout: PATIENCE });

// Left alone, Preact asks for a frame and sets a clock beside it, and the clock calls the frame off although the page of the test may be
// gone by then: an error that belongs to no test and fails them all. Effects need no frame here.
options.requestAnimationFrame = (effects) => void setTimeout(effects);

afterEach(cleanup);

// What was still to run runs while there is a page.
afterAll(() => new Promise((resolve) => setTimeout(resolve)));
