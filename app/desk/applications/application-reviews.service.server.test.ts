import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { toApplicationCopy } from "#app/apply/application-copy.server.ts";
import { listReviews } from "#app/apply/application-reviews.repository.server.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { sendApplication } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { saveReview } from "./application-reviews.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari" });
const jaan = await createStaff(db, { name: "Jaan" });
const REVIEW = { technical: 4, communication: 3, english: 3, motivation: 3, note: "Knows queues." };

async function apply() {
  const reference = await sendApplication(services);
  const [request] = await listRequestsByReference(db, reference);
  if (!request) throw new Error("The application is gone");
  return request;
}

test("each person has one rating, and changes only their own", async () => {
  const { id, reference } = await apply();
  await saveReview(services, mari, reference, REVIEW);
  await saveReview(services, jaan, reference, { ...REVIEW, technical: 1, note: "" });
  await saveReview(services, mari, reference, { ...REVIEW, technical: 2 });
  const reviews = await listReviews(db, id);
  expect(reviews.map(({ reviewer, technical }) => [reviewer, technical])).toEqual([
    ["Jaan", 1],
    ["Mari", 2],
  ]);
});

test("a rating is in the timeline and in the audit log, the same again is not", async () => {
  const { id, reference } = await apply();
  await saveReview(services, mari, reference, REVIEW);
  await saveReview(services, mari, reference, REVIEW);
  const events = await db.select().from(requestEvents).where(eq(requestEvents.request_id, id));
  expect(events.map(({ change, staff_id }) => [change, staff_id])).toEqual([
    [{ field: "review", to: "3.3" }, mari.id],
  ]);
  const entries = await db.select().from(auditLog).where(eq(auditLog.subject, reference));
  expect(entries).toMatchObject([
    {
      action: "application.review",
      fields: ["technical", "communication", "english", "motivation", "note"],
    },
  ]);
});

test("an unknown reference is not found", async () => {
  await expect(saveReview(services, mari, "OG-AAAAAA", REVIEW)).rejects.toMatchObject({
    status: 404,
  });
});

test("the applicant's copy has the ratings without the names of who rated, and erasing erases them", async () => {
  const request = await apply();
  await saveReview(services, mari, request.reference, REVIEW);
  const copy = await toApplicationCopy(db, request);
  expect(copy.details).toContainEqual([
    "Rating",
    "Technical skill 4 of 4, Communication 3 of 4, English 3 of 4, Motivation 3 of 4\nKnows queues.",
  ]);
  expect(JSON.stringify(copy.data)).toContain("Knows queues.");
  expect(JSON.stringify(copy)).not.toContain("Mari");
  await db.delete(requests).where(eq(requests.id, request.id));
  expect(await listReviews(db, request.id)).toEqual([]);
});
