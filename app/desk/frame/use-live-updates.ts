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
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(revalidate, PAUSE_MS);
    };
    const source = new EventSource("/api/desk/events");
    source.addEventListener("change", read);
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [revalidate]);
}
