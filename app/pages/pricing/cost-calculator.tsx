import { useState } from "react";
import { Form } from "react-router";
import { toDevelopersUrl } from "#app/developers/filters/member-url.ts";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { convertAmount } from "#app/site/exchange.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import { useSite } from "#app/site/use-site.ts";
import { CURRENCIES } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Radios } from "#design/field/radios.tsx";
import { SelectField } from "#design/field/select-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { CostChart } from "./cost-chart.tsx";
import { type CostTerms, estimateContract, estimateCost, HOURS } from "./cost-estimate.ts";
import { type CostFields, parseCostFields } from "./cost-form.ts";
import { CostResult } from "./cost-result.tsx";
import { toBuyoutVerdict, toContractVerdict } from "./cost-texts.ts";
import { useSettled } from "./use-settled.ts";

const WORKLOADS = [
  { value: "full_time", label: `Full time, ${HOURS.full_time} h` },
  { value: "part_time", label: `Part-time, ${HOURS.part_time} h` },
] as const;

/** Pause in typing after which the verdict is announced. */
const DEBOUNCE_MS = 400;

type CostCalculatorProps = { initial: CostFields; terms: CostTerms };

/**
 * Cost of a developer on contract and, where one is offered, after a buyout. It calculates during
 * typing; without JavaScript the form requests the same page with the result from the server.
 */
export function CostCalculator({ initial, terms }: CostCalculatorProps) {
  const site = useSite();
  const [fields, setFields] = useState(initial);
  const { input, errors } = parseCostFields(fields);
  const contract = input && estimateContract(input);
  const estimate = input && estimateCost(input, terms);
  const verdict = useSettled(
    input && contract
      ? estimate
        ? toBuyoutVerdict(estimate, input.months, fields.currency)
        : toContractVerdict(contract, input.months, fields.currency)
      : "Some figures are missing or wrong. Correct them to see the totals.",
    DEBOUNCE_MS,
  );
  const currencies = { from: fields.currency, to: toCurrency(site?.terms) };
  const converted = input && convertAmount(input.rate, currencies, site);
  // Without an exchange rate the list has no limit. Whole money, so that the rate itself is within.
  const limit = converted === input?.rate ? converted : converted && Math.ceil(converted);
  const set = (changes: Partial<CostFields>) => setFields((before) => ({ ...before, ...changes }));

  return (
    <div className="grid rounded-card border border-line bg-paper lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Form
        method="get"
        action="/pricing#calculator"
        preventScrollReset
        replace
        className="grid content-start gap-7 border-line border-b p-5 md:p-8 lg:p-10"
      >
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-4">
          <TextField
            name="rate"
            label="Hourly rate"
            inputMode="decimal"
            autoComplete="off"
            value={fields.rate}
            error={errors.rate}
            onChange={(event) => set({ rate: event.target.value })}
          />
          <SelectField
            name="currency"
            label="Currency"
            value={fields.currency}
            options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
            onChange={(event) => set({ currency: event.target.value as CostFields["currency"] })}
          />
        </div>
        <Radios
          name="workload"
          label="Hours per month"
          inline
          options={WORKLOADS}
          value={fields.workload}
          onValueChange={(workload) => set({ workload: workload as CostFields["workload"] })}
        />
        <TextField
          name="months"
          label="How many months?"
          inputMode="numeric"
          autoComplete="off"
          width="short"
          value={fields.months}
          error={errors.months}
          onChange={(event) => set({ months: event.target.value })}
        />
        {terms.buyout_percent === null ? null : (
          <TextField
            name="own_cost"
            label="Your monthly cost after a buyout"
            optional
            hint={
              terms.developer_share === undefined
                ? "Salary, employer taxes and overheads. Fill it in to compare."
                : withNoun(
                    "Salary, employer taxes and overheads. Leave empty to use what the developer earns now.",
                  )
            }
            inputMode="decimal"
            autoComplete="off"
            width="half"
            suffix={fields.currency}
            value={fields.own_cost}
            error={errors.own_cost}
            onChange={(event) => set({ own_cost: event.target.value })}
          />
        )}
        <div className="noscript:block hidden">
          <Button type="submit" variant="secondary">
            Calculate
          </Button>
        </div>
      </Form>
      <div className="border-line border-b p-5 md:p-8 lg:border-l lg:p-10">
        <output
          htmlFor="rate currency workload months own_cost"
          aria-live="polite"
          className="mb-8 block min-h-[3.75em] font-semibold text-title lg:min-h-[2.5em]"
        >
          {verdict}
        </output>
        {input && contract ? (
          <CostResult
            input={input}
            contract={contract}
            estimate={estimate}
            terms={terms}
            currency={fields.currency}
          />
        ) : null}
      </div>
      {input ? (
        <>
          <div className="px-5 pt-5 md:px-8 md:pt-8 lg:p-10">
            {estimate ? (
              <CostChart estimate={estimate} months={input.months} verdict={verdict} />
            ) : null}
          </div>
          <div className="flex flex-col justify-between gap-8 border-line p-5 md:p-8 lg:border-l lg:p-10">
            {estimate ? (
              <p className="max-w-[30rem] text-ink-soft">
                Total spent by the end of each month: the dark line on contract, the blue line with
                a buyout on day one. You can also buy out later. The fee stays the same, and the
                months count from then.
              </p>
            ) : null}
            <LinkButton
              to={toDevelopersUrl({ rate_max: limit })}
              size="large"
              className="self-start max-sm:w-full"
            >
              {limit === undefined ? (
                withNoun("See all developers")
              ) : (
                <span>
                  {withNoun("Developers up to")}{" "}
                  <span className="whitespace-nowrap">
                    {toMoney(input.rate, fields.currency)} / h
                  </span>
                </span>
              )}
            </LinkButton>
          </div>
        </>
      ) : null}
    </div>
  );
}
