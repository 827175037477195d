import { expect } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { expectAccessibleAtAllWidths, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";
import { openReceiver, verify } from "#tests/support/webhooks.ts";

const DELIVERY_WAIT = { timeout: 30_000 };

test("an owner adds an endpoint, sends a test and reads its response; a request arrives signed, and is sent again", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/422/);
  await using receiver = await openReceiver((_, response) => response.end("thank you"));
  // Requests of other tests arrive as well.
  const about = (text: string) => receiver.received.filter(({ body }) => body.includes(text));
  const name = `Requests into our CRM ${createLetters()}`;
  await signInAs(context, { db, baseURL }, { role: "owner", name: "Mari Kask" });
  await openDesk(page, "/desk/webhooks");

  await page.getByLabel("URL", { exact: true }).fill("https://10.0.0.1/");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Enter a name" })).toBeVisible();
  await page.getByRole("link", { name: "Select what is sent" }).click();
  await expect(page.getByLabel("Request received")).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("URL", { exact: true }).fill(receiver.url);
  // Two presses add one.
  await page.getByRole("button", { name: "Add endpoint" }).dblclick();
  await expect(page.getByText("The endpoint was added")).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(1);
  const secret = (await page.getByText(/^whsec_\S+$/).textContent()) ?? "";
  await expectAccessibleAtAllWidths(page);

  await page.setViewportSize({ width: 360, height: 800 });
  // The link of a row covers its row, and not the form below.
  await page.getByLabel("Name", { exact: true }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole("button", { name: "Send a test" }).press("Enter");
  await expect(page.getByText("A test is on its way")).toBeVisible();
  await expect.poll(() => about("webhook.test").length, DELIVERY_WAIT).toBe(1);
  const row = page.getByRole("row").filter({ hasText: "webhook.test" });
  // Without a reload.
  await expect(row.getByText("Delivered")).toBeVisible(DELIVERY_WAIT);
  await row.getByText("Body").click();
  await expect(row.getByText("thank you")).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  const reference = await sendFindTo(db, { email: createAddress("webhook") });
  await expect.poll(() => about(reference).length, DELIVERY_WAIT).toBe(1);
  const [event] = about(reference).map((one) => verify(one, secret));
  expect(event).toMatchObject({
    type: "request.created",
    data: { reference, url: `${baseURL}/desk/requests/${reference}` },
  });
  await expect(async () => {
    await page.reload();
    const again = page.getByRole("button", { name: `Send again: request.created ${reference}` });
    await again.click({ timeout: 1_000 });
    await expect(page.getByText("It's being sent again")).toBeVisible();
  }).toPass(DELIVERY_WAIT);
  await expect.poll(() => about(reference).length, DELIVERY_WAIT).toBe(2);

  await page.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText("The endpoint was disabled")).toBeVisible();
  await page.getByText("Remove", { exact: true }).press("Enter");
  await page.getByRole("button", { name: "Remove endpoint" }).click();
  await expect(page.getByText("The endpoint was removed")).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});
