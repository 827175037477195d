/**
 * Preserves what was typed into text areas before hydration, which resets their text, and passes it
 * on as input, so that counters and drafts have it. To be called before hydration.
 */
export function preserveEarlyText(): void {
  for (const area of document.querySelectorAll<HTMLTextAreaElement>("textarea:read-write")) {
    Object.defineProperty(area, "value", {
      configurable: true,
      get: () => Reflect.get(HTMLTextAreaElement.prototype, "value", area),
      set(text: string) {
        if (text !== area.defaultValue) {
          Reflect.deleteProperty(area, "value");
          area.value = text;
        } else if (area.value !== text) {
          // React holds the event back unless it can complete the hydration of this field at once.
          queueMicrotask(() => area.dispatchEvent(new InputEvent("input", { bubbles: true })));
        }
      },
    });
    area.addEventListener("input", () => Reflect.deleteProperty(area, "value"), { once: true });
  }
}
