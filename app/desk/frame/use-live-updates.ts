import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Milliseconds in which several changes are read at once. */
const PAUSE_MS = 250;

/**
 * Reads the data of the page again when a request changes anywhere. After an interruption it is
 * read again too, so that nothing is missed.
 */
export function useLiveUpdates(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A later change does not put this off: where many people work there is always one.
    const read = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void revalidate();
      }, PAUSE_MS);
    };
    const source = new EventSource("/api/desk/events");
    source.addEventListener("change", read);
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [revalidate]);
}
