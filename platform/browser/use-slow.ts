import { useEffect, useState } from "react";

/** True once `isWaiting` has lasted a while, so that a fast result does not flicker. */
export function useSlow(isWaiting: boolean, milliseconds = 150): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting, milliseconds]);
  return isWaiting && isSlow;
}
