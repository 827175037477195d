import { expect, test } from "vitest";
import { toProposalRate } from "./proposal-rate.ts";

const member = { slug: "anna-kask", sales_rate: 50, redemption_rate: 5_600 };

test("a rate of the proposal replaces the site's, and the buyout fee follows it", () => {
  expect(toProposalRate(member, 61, 70)).toEqual({
    slug: "anna-kask",
    sales_rate: 61,
    redemption_rate: 6_832,
  });
});

test("without a rate of its own a proposal has the rate and fee of the site", () => {
  expect(toProposalRate(member, null, 70)).toEqual(member);
  expect(toProposalRate({ ...member, redemption_rate: null }, null, 70).redemption_rate).toBeNull();
});

test("a member without a buyout gets no fee at the rate of a proposal", () => {
  const withoutBuyout = { ...member, redemption_rate: null };
  expect(toProposalRate(withoutBuyout, 61, 70)).toEqual({ ...withoutBuyout, sales_rate: 61 });
});

test("an agency without a buyout gets no fee at the rate of a proposal", () => {
  expect(toProposalRate(member, 61, null)).toEqual({
    ...member,
    sales_rate: 61,
    redemption_rate: null,
  });
});
