let pressed: EventTarget | null = null;

/** From here on presses are noted, before React hears them: what is pressed may have no code yet. */
export function notePresses(): void {
  const note = ({ target }: Event) => {
    pressed = target;
  };
  addEventListener("click", note, { capture: true });
}

/** Whether a button was pressed last, which its code did not hear where it has just arrived. */
export const wasPressed = (button: Element | null): boolean =>
  button?.contains(pressed as Node | null) === true;
