import { useEffect, useState } from "react";

/** Milliseconds between signs of an open file; three are lost before others are told. */
const HEARTBEAT_MS = 20_000;
const URL = "/desk/content/presence";

function toBody(path: string, isLeaving: boolean): FormData {
  const body = new FormData();
  body.set("path", path);
  if (isLeaving) body.set("leaving", "yes");
  return body;
}

/** Tells the others that this file is open, and returns the names of those who have it open too. */
export function usePresence(path: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isLeft = false;
    const tell = async () => {
      const response = await fetch(URL, { method: "POST", body: toBody(path, false) });
      if (!response.ok || isLeft) return;
      const { others } = (await response.json()) as { others: string[] };
      // The same names are the same state: nothing is rendered again.
      setNames((last) => (last.join("\n") === others.join("\n") ? last : others));
    };
    // Without a network nothing is known of the others.
    const beat = () => void tell().catch(() => {});
    const leave = () => navigator.sendBeacon(URL, toBody(path, true));
    beat();
    const timer = setInterval(beat, HEARTBEAT_MS);
    window.addEventListener("pagehide", leave);
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [path]);
  return names;
}
