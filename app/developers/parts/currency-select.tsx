import { ChevronDown } from "lucide";
import { useStore } from "zustand";
import { listCurrencies } from "#app/site/exchange.ts";
import { useSite } from "#app/site/use-site.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { toDateText } from "./member-texts.ts";
import { shownCurrencyStore } from "./shown-currency.store.ts";

/**
 * The currency in which rates are shown in this browser, on all pages and in all tabs; nothing where
 * there is only one.
 */
export function CurrencySelect({ className }: { className?: string }) {
  const site = useSite();
  const { currency } = useStore(shownCurrencyStore);
  const currencies = listCurrencies(site);
  if (currencies.length < 2) return null;
  return (
    <div
      className={classNames(
        "flex items-center gap-2 text-sm print:hidden noscript:hidden",
        className,
      )}
    >
      <label htmlFor="shown-currency" className="text-ink-soft">
        Show rates
      </label>
      <div className="relative">
        <select
          id="shown-currency"
          value={currency}
          title={`Converted at rates of ${toDateText(site?.exchange_rates?.date ?? "")}. Contracts have the currency of the profile.`}
          onChange={(event) =>
            shownCurrencyStore.setState({ currency: event.target.value as Currency | "" })
          }
          className="control min-h-11 appearance-none py-2 pr-10 text-sm"
        >
          <option value="">as quoted</option>
          {currencies.map((one) => (
            <option key={one} value={one}>
              in {one}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </div>
  );
}
