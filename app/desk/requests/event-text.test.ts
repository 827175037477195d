import { expect, test } from "vitest";
import { toShownReply } from "./event-text.ts";

test("the timeline shows where a reply had the client's own link, and not its placeholder", () => {
  expect(toShownReply("Choose a time: {{booking_link}}.")).toBe(
    "Choose a time: (their link to book a call).",
  );
  expect(toShownReply("No link {{other}}")).toBe("No link {{other}}");
});
