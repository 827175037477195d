import type { Currency } from "#contract/members/member-terms.ts";
import { useShownMoney } from "./use-money.ts";

/** An amount in large letters, with a small mark when it is converted. */
export function Money({ amount, currency }: { amount: number; currency: Currency }) {
  const { text, isAbout } = useShownMoney()(amount, currency);
  return (
    <>
      {isAbout ? (
        <span className="font-normal text-ink-soft text-sm tracking-normal">about </span>
      ) : null}
      {text}
    </>
  );
}
