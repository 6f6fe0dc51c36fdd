import { serve } from "./desk.ts";
import { perform } from "./task.ts";

// The engine beside the page: each task comes with a number, and its answer goes back with the same.
serve(perform);
