import { expect, test } from "vitest";
import { FORMS } from "#contract/clients/forms.ts";
import { listStates, STATE_LABELS } from "#contract/clients/request-state-terms.ts";
import { canWithdraw, toStatusWords } from "./status-words.ts";

const OPEN = { state_reason: null, isDecisionPending: false };

test.each(FORMS.flatMap((form) => listStates(form).map((state) => [form, state] as const)))(
  "%s in the state %s has words of its own for its sender",
  (form, state) => {
    const { title, text } = toStatusWords({ form, state, ...OPEN });
    expect(title).not.toBe("");
    expect(text).toMatch(/\.$/);
    if (state !== "accepted") expect(`${title} ${text}`).not.toContain(STATE_LABELS[state]);
    expect(`${title} ${text}`).not.toMatch(/spam|lost|reject|fail/i);
  },
);

test("spam reads as what just came in, and can be withdrawn like that", () => {
  const spam = { form: "hire", state: "spam", ...OPEN } as const;
  const fresh = { form: "hire", state: "new", ...OPEN } as const;
  expect(toStatusWords(spam)).toEqual(toStatusWords(fresh));
  expect(canWithdraw(spam)).toBe(canWithdraw(fresh));
});

test("a rejection whose email waits reads as an application that is being read", () => {
  const reviewing = { form: "apply", state: "reviewing", ...OPEN } as const;
  const waiting = { ...reviewing, state: "rejected", isDecisionPending: true } as const;
  expect(toStatusWords(waiting)).toEqual(toStatusWords(reviewing));
  expect(canWithdraw(waiting)).toBe(true);
  const told = { ...waiting, isDecisionPending: false };
  expect(toStatusWords(told).title).toBe("Your application is closed");
  expect(canWithdraw(told)).toBe(false);
});

test("what was withdrawn reads as that in every state, and is not withdrawn twice", () => {
  for (const [form, state] of [["hire", "lost"] as const, ["apply", "rejected"] as const]) {
    const withdrawn = { form, state, state_reason: "withdrawn", isDecisionPending: false } as const;
    expect(toStatusWords(withdrawn).title).toBe("You've withdrawn this");
    expect(canWithdraw(withdrawn)).toBe(false);
  }
});
