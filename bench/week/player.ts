import type { Locator, Page } from "@playwright/test";

/** What one task took: keys that act and clicks, and the times from a step to its visible result. */
export type Played = { steps: number; times: number[] };

/**
 * Plays as a person would, and counts. A step is a key that acts or a click; typed text is none
 * (review of the desk, §5). Choosing in a list by mouse is two.
 */
export function createPlayer(page: Page) {
  let played: Played = { steps: 0, times: [] };
  const act = async (steps: number, what: () => Promise<unknown>, result?: Locator) => {
    const begun = performance.now();
    await what();
    if (result) {
      await result.first().waitFor();
      played.times.push(performance.now() - begun);
    }
    played.steps += steps;
  };
  const press = (keys: string, result?: Locator) => {
    const list = keys.split(" ");
    return act(
      list.length,
      // One after the other without a pause, which a busy machine would make too long for `f w`.
      () => Promise.all(list.map((key) => page.keyboard.press(key))),
      result,
    );
  };
  return {
    page,
    /** Keys with spaces between them, like `f w`. */
    press,
    click: (target: Locator, result?: Locator) => act(1, () => target.click(), result),
    choose: (select: Locator, label: string | { index: number }, result?: Locator) =>
      act(2, () => select.selectOption(typeof label === "string" ? { label } : label), result),
    /** Text into what has the focus. */
    type: (text: string, result?: Locator) => act(0, () => page.keyboard.type(text), result),
    /** Text into a field that is clicked first; a date is text too. */
    fill: (field: Locator, text: string) => act(1, () => field.fill(text)),
    /** Opens a page for the start of a task, which is no step of it. */
    start: async (path: string) => {
      await page.goto(path);
      await page.waitForFunction(() =>
        Object.keys(document.body).some((key) => key.startsWith("__reactFiber")),
      );
    },
    /** What was played since the last time. */
    take: (): Played => {
      const done = played;
      played = { steps: 0, times: [] };
      return done;
    },
  };
}
export type Player = ReturnType<typeof createPlayer>;
