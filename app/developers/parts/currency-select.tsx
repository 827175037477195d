import { Suspense } from "react";
import { lazyPart } from "#design/loading/lazy-part.ts";

const Part = lazyPart(async () => (await import("./currency-select-part.tsx")).CurrencySelectPart);

/**
 * The currency in which rates are shown in this browser, on all pages and in all tabs; nothing where
 * there is only one.
 */
export function CurrencySelect({ className }: { className?: string }) {
  return (
    <Suspense>
      <Part className={className} />
    </Suspense>
  );
}
