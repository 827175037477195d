import type { Stage } from "./stage.ts";
import { button, changeState, heading, type Task, toast } from "./stage.ts";

/** Opens the first application of a list. */
async function openFirst(stage: Stage, query: string) {
  const player = await stage.as("dorota");
  const { page } = player;
  await player.start(`/desk/applications?${query}`);
  await page.locator("[data-row]").first().click();
  await heading(page).filter({ hasNotText: "Applications" }).waitFor();
  return player;
}

/** Applications of the week. */
export const APPLICATION_TASKS: readonly Task[] = [
  {
    name: "an application rated on four criteria, CV beside it",
    before: "not counted",
    others: "–",
    play: async (stage) => {
      const player = await openFirst(stage, "state=new");
      const { page } = player;
      for (const name of ["Technical skill", "Communication", "English", "Motivation"]) {
        await player.click(page.getByRole("group", { name }).locator("label").nth(2));
      }
      await player.click(button(page, "Save rating"), toast(page, "Rating saved"));
      return player;
    },
  },
  {
    name: "stage of an application",
    before: "3",
    others: "Attio, Ashby 2",
    rounds: 3,
    play: async (stage) => {
      const player = await openFirst(stage, "state=new");
      await changeState(player, "rev", toast(player.page, "State saved: Reviewing"));
      return player;
    },
  },
  {
    name: "an applicant rejected with an email a day later",
    before: "12",
    others: "–",
    play: async (stage) => {
      const player = await openFirst(stage, "state=reviewing");
      const { page } = player;
      await player.press("s");
      await player.type("rej");
      const reason = page.getByLabel("Reason");
      await reason.waitFor();
      await player.choose(reason, "Skills don't match");
      await player.click(button(page, "Save"), button(page, "Cancel the email"));
      return player;
    },
  },
  {
    name: "ten applicants rejected at once",
    before: "12 each",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("dorota");
      const { page } = player;
      await player.start("/desk/applications?state=new&sort=oldest");
      const boxes = page.locator("tbody [data-select]");
      const bar = page.getByRole("form", { name: "Change what is selected" });
      await player.click(boxes.first(), bar.getByText("1 selected"));
      await page.keyboard.down("Shift");
      await player.click(boxes.nth(9), bar.getByText("10 selected"));
      await page.keyboard.up("Shift");
      await player.choose(bar.getByLabel("State"), "Rejected");
      await player.choose(bar.getByLabel("Reason"), "Not enough experience");
      await player.click(button(page, "Save"), toast(page, "10 changed"));
      return player;
    },
  },
  {
    name: "accepted, drafted as a member and published",
    before: "5",
    others: "–",
    play: async (stage) => {
      const player = await openFirst(stage, "state=interview");
      const { page } = player;
      const create = button(page, "Create member");
      await changeState(player, "acc", create);
      const edit = page.getByRole("link", { name: "Edit and publish" });
      await player.click(create, edit);
      const rate = page.getByLabel("Rate for clients per hour");
      await player.click(edit, rate);
      await player.fill(rate, "64");
      const done = page.getByText("Published", { exact: true });
      await player.click(button(page, "Publish profile"), done);
      return player;
    },
  },
];
