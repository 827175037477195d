import { expect, test } from "vitest";
import {
  areExchangeRatesOld,
  convertAmount,
  type ExchangeSite,
  listCurrencies,
} from "./exchange.ts";

const site: ExchangeSite = {
  terms: { currency: "EUR" },
  exchange_rates: { date: "2026-11-20", rates: { USD: 1.2, GBP: 0.8 } },
};

test("amounts are converted by way of the site's currency", () => {
  expect(convertAmount(60, { from: "EUR", to: "USD" }, site)).toBeCloseTo(72);
  expect(convertAmount(60, { from: "GBP", to: "EUR" }, site)).toBeCloseTo(75);
  expect(convertAmount(60, { from: "GBP", to: "USD" }, site)).toBeCloseTo(90);
});

test("an amount of a currency without a rate is not converted, and stays what it is in its own", () => {
  const { exchange_rates: _, ...without } = site;
  expect(convertAmount(60, { from: "GBP", to: "EUR" }, without)).toBeUndefined();
  expect(convertAmount(60, { from: "EUR", to: "GBP" }, undefined)).toBeUndefined();
  expect(convertAmount(60, { from: "GBP", to: "GBP" }, without)).toBe(60);
});

test("amounts can be shown in the currency of the site and in those with a rate", () => {
  expect(listCurrencies(site)).toEqual(["EUR", "USD", "GBP"]);
  expect(listCurrencies({ terms: { currency: "GBP" } })).toEqual(["GBP"]);
  expect(listCurrencies(undefined)).toEqual(["EUR"]);
});

test("rates are old after 60 days", () => {
  expect(areExchangeRatesOld("2026-09-21", "2026-11-20")).toBe(false);
  expect(areExchangeRatesOld("2026-09-20", "2026-11-20")).toBe(true);
});
