import { randomUUID } from "node:crypto";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { shareShortlist } from "#app/shared-shortlist/shared-shortlists.service.server.ts";
import { requests } from "#database/tables/requests.ts";
import { createReference } from "#platform/secrets/reference.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { expectFailure, failForms, failure, tryAgain } from "#tests/support/e2e-failed-saves.ts";
import { createAddress } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

test.beforeEach(({ problems }) => problems.expectProblem(/\.data|Failed to load resource/));

test("a message on a status page that fails keeps its text and file, and is sent by another try", async ({
  page,
  db,
}) => {
  const path = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(requests)
      .values({
        reference: createReference("OG"),
        idempotency_key: randomUUID(),
        fingerprint: "",
        form: "hire",
        name: "Zoë Tamm",
        email: createAddress("status-fails"),
        message: "Hi",
      })
      .returning({ id: requests.id });
    return `/status/${await createStatusLink(tx, row?.id ?? 0)}`;
  });
  await page.goto(path);
  const message = page.getByLabel("Message", { exact: true });
  await message.fill("We can start in May.");
  await page.waitForLoadState("networkidle");
  const restore = await failForms(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expectFailure(page, "can't be reached");
  await expectAccessibleAtWidths(page);
  await page.keyboard.press("Escape");
  await expect(failure(page)).toHaveCount(0);
  await expect(message).toHaveValue("We can start in May.");

  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await page.getByRole("banner").getByRole("link").first().click({ noWaitAfter: true });
  await expect.poll(() => asked).toHaveLength(1);
  await expect(message).toHaveValue("We can start in May.");

  await page.getByRole("button", { name: "Send message" }).click();
  await expectFailure(page, "can't be reached");
  await restore();
  await tryAgain(page).click();
  await expect(page).toHaveURL(`${path}?done=message`);
  await expect(page.getByText("We can start in May.")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  expect(asked).toHaveLength(1);
});

test("votes on a shared shortlist that fail keep their comments, and are sent by another try", async ({
  page,
  db,
}) => {
  const response = await page.request.get("/api/members/slug/anna-kask");
  const { data } = (await response.json()) as { data: { id: number } };
  const { path } = await shareShortlist({ db, clock: systemClock }, [data.id]);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.getByRole("radio").first().check();
  const comment = page.getByRole("textbox").first();
  await comment.fill("She knows our stack.");
  await page.getByLabel("Your name").fill("Kai");
  const restore = await failForms(page);
  const url = page.url();
  await page.getByRole("button", { name: "Send votes" }).click();
  await expectFailure(page, "can't be reached");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(url);
  await expect(comment).toHaveValue("She knows our stack.");
  await page.getByRole("button", { name: "Send votes" }).click();
  await expectFailure(page, "can't be reached");
  await restore();
  await tryAgain(page).click();
  await expect(page.getByRole("heading", { name: "Change your votes" })).toBeVisible();
});
