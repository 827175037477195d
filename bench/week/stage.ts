import type { Browser, Locator, Page } from "@playwright/test";
import type { RequestState } from "#contract/clients/request-state-terms.ts";
import { signIn } from "#tests/support/staff.ts";
import type { Agency, WeekServices } from "./agency.ts";
import type { Week } from "./create-week.ts";
import { createPlayer, type Player } from "./player.ts";
import type { WeekRequest } from "./requests.ts";

/** How long a result may take before the task counts as failed. */
const RESULT_TIMEOUT_MS = 30_000;

type Filter = { state: RequestState; owner?: { id: number }; isFind?: boolean };

/** Browsers of the agency's people and of a client, and what is left of the requests of the week. */
export function createStage(
  browser: Browser,
  { week, services, origin }: { week: Week; services: WeekServices; origin: string },
) {
  const left = [...week.requests];
  const players = new Map<string, Player>();
  const openPage = async (cookie?: string): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1280, height: 900 },
    });
    await context.addCookies([{ name: "update-popup", value: "hide", url: origin }]);
    const [name = "", value = ""] = cookie?.split(/=(.*)/s) ?? [];
    if (name) await context.addCookies([{ name, value, url: origin, httpOnly: true }]);
    const page = await context.newPage();
    page.setDefaultTimeout(RESULT_TIMEOUT_MS);
    return page;
  };
  return {
    week,
    openClient: () => openPage(),
    /** The browser of a person, signed in. */
    as: async (key: keyof Agency): Promise<Player> => {
      const open = players.get(key);
      if (open) return open;
      const player = createPlayer(await openPage(await signIn(services, week.agency[key])));
      players.set(key, player);
      return player;
    },
    /** A request that no task has used yet. */
    next: ({ state, owner, isFind }: Filter): WeekRequest => {
      const index = left.findIndex(
        (one) =>
          one.state === state &&
          (owner === undefined || one.owner_id === owner.id) &&
          (isFind === undefined || one.isFind === isFind),
      );
      const [request] = index < 0 ? [] : left.splice(index, 1);
      if (!request) throw new Error(`No request is left that is ${state}`);
      return request;
    },
  };
}
export type Stage = ReturnType<typeof createStage>;

export type Task = {
  name: string;
  /** Steps before this round of work, of the review of the desk. */
  before: string;
  /** Steps of the tool that is best at it, where they are known. */
  others: string;
  /** How often it is played for its times. */
  rounds?: number;
  play: (stage: Stage) => Promise<Player>;
};

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });
export const heading = (page: Page, name?: string): Locator =>
  page.getByRole("heading", { level: 1, ...(name === undefined ? {} : { name }) });
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("dialog").filter({ hasText: text });
/** Chooses a state by the key and its first letters, and confirms it. */
export async function changeState(player: Player, letters: string, result: Locator) {
  await player.press("s");
  await player.type(letters);
  await player.press("Enter", result);
}

export const toPath = ({ reference }: Pick<WeekRequest, "reference">) =>
  `/desk/requests/${reference}`;
