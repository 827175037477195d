import { sql } from "drizzle-orm";
import { changeHost } from "#app/desk/hosts/host-changes.service.server.ts";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { createCaptcha } from "#services/captcha/create-captcha.server.ts";
import { MAIL } from "#services/email/email.server.ts";
import { startQueue } from "#services/queue.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { createStaff } from "#tests/support/staff.ts";
import type { openBench } from "../setup.ts";

type Opened = Awaited<ReturnType<Awaited<ReturnType<typeof openBench>>["openDatabase"]>>;

/** Services of the product in this process, on the database of the running one, which sends the emails. */
export async function openWeekServices({ db, url }: Opened, origin: string) {
  const env = readEnv({ CAPTCHA: "off", SITE_URL: origin });
  const log = createLog("silent");
  const queue = await startQueue(url, [MAIL], log);
  const captcha = await createCaptcha(env, db, log);
  /** What is stored, as if it were another time. */
  const at = (now: Date) => ({ db, env, queue, captcha, clock: () => now });
  return { ...at(new Date()), at, stop: () => queue.stop() };
}
export type WeekServices = Awaited<ReturnType<typeof openWeekServices>>;

const PEOPLE = {
  liis: ["Liis Tamberg", "owner"],
  kaur: ["Kaur Meriste", "partner"],
  helve: ["Helve Sarapuu", "partner"],
  rasmus: ["Rasmus Oidekivi", "partner"],
  dorota: ["Dorota Wilczek", "partner"],
  imani: ["Imani Odhiambo", "partner"],
  teodor: ["Teodor Lazarov", "partner"],
  saana: ["Saana Virtanen", "partner"],
  pille: ["Pille Kukk", "editor"],
  oskar: ["Oskar Rebane", "reader"],
} as const satisfies Record<string, readonly [name: string, role: StaffRole]>;
export type Agency = Record<keyof typeof PEOPLE, CurrentStaff>;

/** Takes calls, beside the hosts of the demo. */
const HOSTS = ["kaur", "helve", "dorota", "teodor"] as const;

/** Ten people of an agency, four of whom take calls. */
export async function createAgency(services: WeekServices): Promise<Agency> {
  const agency: Record<string, CurrentStaff> = {};
  for (const [key, [name, role]] of Object.entries(PEOPLE)) {
    const person = await createStaff(services.db, { name, role, email: `${key}@ogds.example` });
    agency[key] = { ...person, session_id: 0, signed_in_at: new Date() };
  }
  const { liis } = agency as Agency;
  for (const key of HOSTS) {
    await changeHost(services, liis, { intent: "add-host", staff: agency[key]?.id ?? 0 });
  }
  return agency as Agency;
}

/** Who owns requests and applications, in turn. */
export const listOwners = ({ liis, kaur, helve, rasmus, dorota, imani, teodor, saana }: Agency) => [
  liis,
  kaur,
  helve,
  rasmus,
  dorota,
  imani,
  teodor,
  saana,
];

/** Makes what was stored just now older; its entries follow it, three hours apart. */
export async function spreadDates({ db }: Pick<WeekServices, "db">): Promise<void> {
  await db.execute(sql`
    update request_events set at = least(now(), requests.submitted_at + entry.position * interval '3 hours')
    from requests, (
      select id, row_number() over (partition by request_id order by id) as position
      from request_events) as entry
    where requests.id = request_events.request_id and entry.id = request_events.id
      and requests.fingerprint <> 'demo'`);
}

/** How many forms are sent at the same time. */
const AT_ONCE = 8;

/** Runs something for each of a list, some at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  const entries = items.entries();
  const work = async () => {
    for (const [index, item] of entries) await run(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
