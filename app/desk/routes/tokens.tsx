import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { toTokenChangeSchema } from "#contract/desk/access-token.ts";
import { listScopes } from "#contract/desk/access-token-terms.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import {
  countTokens,
  listTokens,
} from "#services/access-tokens/access-tokens.repository.server.ts";
import { createToken, endToken } from "#services/access-tokens/access-tokens.service.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { readListQuery } from "../lists/list-query.ts";
import { readListPage } from "../lists/read-list-page.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requireRecentSignIn } from "../require-staff.server.ts";
import { enqueueSecurityEmail } from "../staff/staff-emails.server.ts";
import { TOKEN_FILTERS } from "../tokens/token-filters.ts";
import { TokensPage } from "../tokens/tokens-page.tsx";
import type { Route } from "./+types/tokens.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const current = context.get(staffContext);
  const isOfAll = isPermitted(current.role, "staff");
  const query = readListQuery(TOKEN_FILTERS, url.searchParams);
  const filter = {
    staff_id: isOfAll ? undefined : current.id,
    state: query.state,
    now: clock(),
  };
  return {
    query,
    result: await readListPage(await countTokens(db, filter), query.page, (part) =>
      listTokens(db, filter, part),
    ),
    isOfAll,
    scopes: listScopes(current.role),
    isRecent: isRecentSignIn(current, clock()),
    done: url.searchParams.get("done"),
    freshKey: randomUUID(),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const current = context.get(staffContext);
  const input = await readDeskForm(request);
  return handleDeskForm(input, toTokenChangeSchema(current.role), async (change) => {
    if (change.intent === "revoke") {
      const isAnybodys = isPermitted(current.role, "staff");
      await endToken(services, current, { id: change.id, isAnybodys });
      return redirect("/desk/tokens?done=revoke", 303);
    }
    requireRecentSignIn({ request, url, context });
    const token = await createToken(services, current, change, (tx) =>
      enqueueSecurityEmail(services, tx, current, "token"),
    );
    return data({ kind: "done", token } as const);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Access tokens");
}

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const created = submission && "token" in submission ? submission : undefined;
  const state = submission && "errors" in submission ? submission : undefined;
  return <TokensPage {...loaderData} state={state} created={created} />;
}
