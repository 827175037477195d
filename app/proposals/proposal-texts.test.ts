import { expect, it } from "vitest";
import { acceptsAnswer, isExpired, toBarActions, toSendQuestion } from "./proposal-texts.ts";

const open = { type: "private", submited_at: null, is_expired: false } as const;

it("a private proposal without submission time accepts additions; once submitted it does not", () => {
  expect(acceptsAnswer(open)).toBe(true);
  expect(acceptsAnswer({ ...open, submited_at: "2026-11-12T09:00:00Z" })).toBe(false);
});

it("neither a public proposal nor one that has expired accepts additions", () => {
  expect(acceptsAnswer({ ...open, type: "public" })).toBe(false);
  expect(acceptsAnswer({ ...open, is_expired: true })).toBe(false);
});

it("for a private proposal not yet submitted only Add to Shortlist shows", () => {
  expect(toBarActions(open)).toEqual({ profile: false, shortlist: "proposal" });
});

it("in a submitted proposal no Add to Shortlist button shows", () => {
  const submitted = { ...open, submited_at: "2026-11-12T09:00:00Z" };
  expect(toBarActions(submitted)).toEqual({ profile: true, shortlist: undefined });
  expect(toBarActions({ ...submitted, type: "public" }).shortlist).toBeUndefined();
  expect(toBarActions({ ...open, is_expired: true }).shortlist).toBeUndefined();
});

it("in a public proposal both show, and Add goes to the visitor's own shortlist", () => {
  expect(toBarActions({ ...open, type: "public" })).toEqual({
    profile: true,
    shortlist: "visitor",
  });
});

it("the last day lasts until it is over everywhere", () => {
  expect(isExpired("2026-11-30", new Date("2026-11-30T23:00:00Z"))).toBe(false);
  expect(isExpired("2026-11-30", new Date("2026-12-01T11:59:00Z"))).toBe(false);
  expect(isExpired("2026-11-30", new Date("2026-12-01T12:01:00Z"))).toBe(true);
  expect(isExpired(null, new Date("2099-01-01T00:00:00Z"))).toBe(false);
});

it("asks for confirmation with first names, with full names where two share one", () => {
  const [anna, mateus, other] = [
    { first_name: "Anna", last_name: "Kask" },
    { first_name: "Mateus", last_name: "Prado" },
    { first_name: "Anna", last_name: "Tamm" },
  ];
  const ask = (members: (typeof anna)[], prepared_by: string) =>
    toSendQuestion(
      members.flatMap((member) => (member ? [{ member, answer: "interview" as const }] : [])),
      prepared_by,
    );
  expect(ask([anna], "Kadri")).toBe("Send Anna to Kadri?");
  expect(ask([anna, mateus], "Kadri")).toBe("Send Anna and Mateus to Kadri?");
  expect(ask([anna, mateus, other], "Kadri")).toBe(
    "Send Anna Kask, Mateus Prado and Anna Tamm to Kadri?",
  );
  const maybe = { member: { first_name: "Ada", last_name: "Lill" }, answer: "maybe" as const };
  expect(toSendQuestion([maybe], "Kadri")).toBe("Send your answers to Kadri?");
});
