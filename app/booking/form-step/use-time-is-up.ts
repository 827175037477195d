import { useEffect, useState } from "react";

/** True from a moment on, which is an ISO text; empty is never. */
export function useTimeIsUp(moment: string): boolean {
  const [past, setPast] = useState("");
  useEffect(() => {
    if (!moment) return;
    const left = Math.max(0, Date.parse(moment) - Date.now());
    const timer = setTimeout(() => setPast(moment), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== "" && past === moment;
}
