import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { ListedDelivery } from "#services/webhooks/deliveries.repository.server.ts";

const INTERVAL_MS = 2_000;
/** An endpoint that has failed is left alone for a while: then it takes longer. */
const MAX_MS = 30_000;

/** Reads the page again until a delivery that waits was attempted, for half a minute. */
export function useFirstAttempt(deliveries: readonly ListedDelivery[]): void {
  const { revalidate } = useRevalidator();
  const id = deliveries.find((one) => one.status === "waiting" && one.attempts === 0)?.id;
  useEffect(() => {
    if (id === undefined) return;
    const interval = setInterval(revalidate, INTERVAL_MS);
    const end = setTimeout(() => clearInterval(interval), MAX_MS);
    return () => {
      clearInterval(interval);
      clearTimeout(end);
    };
  }, [id, revalidate]);
}
