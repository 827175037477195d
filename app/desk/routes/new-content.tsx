import { Form, redirect } from "react-router";
import { z } from "zod";
import { toLine } from "#contract/values/text.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toContentPath } from "../content/editing/content-path.ts";
import { listPlaces } from "../content/list/content-list.service.server.ts";
import { toNewPath } from "../content/new/new-file.server.ts";
import { ReadOnlyNotice } from "../content/page/read-only-notice.tsx";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { DeskInput, DeskSelect } from "../parts/desk-field.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/new-content.ts";

export const middleware = [requirePermission("replies")];

const NewFileSchema = z.object({
  kind: z.string().default(""),
  name: z.string().overwrite(toLine).default(""),
});

export function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return {
    places: listPlaces(context.get(staffContext).role).filter(({ folder }) => folder),
    kind: url.searchParams.get("kind") ?? "articles",
    isReadOnly: env.isContentReadOnly,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const places = listPlaces(context.get(staffContext).role);
  return handleDeskForm(await readDeskForm(request), NewFileSchema, async (file) => {
    throw redirect(toContentPath(await toNewPath(db, places, file)));
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "New file");
}

export default function NewContent({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { isReadOnly, ...form } = loaderData;
  return (
    <>
      <PageHeader above={[{ to: "/desk/content", label: "Content" }]} here="New" title="New file" />
      {isReadOnly ? <ReadOnlyNotice /> : <NewFileForm {...form} state={submission} />}
    </>
  );
}

type NewFileFormProps = Pick<Route.ComponentProps["loaderData"], "places" | "kind"> & {
  state: Route.ComponentProps["actionData"];
};

function NewFileForm({ places, kind, state }: NewFileFormProps) {
  const { input: entered = {}, errors = {} } = state ?? {};
  return (
    <Form method="post" className="max-w-form space-y-3 px-4 pb-3">
      <DeskSelect label="Kind" name="kind" errors={errors} defaultValue={entered.kind ?? kind}>
        {places.map((place) => (
          <option key={place.kind} value={place.kind}>
            {place.label}
          </option>
        ))}
      </DeskSelect>
      <DeskInput
        label="Name"
        hint="It becomes the URL: lower-case letters, digits and hyphens, like raise-your-rate. A page text, questions and an intro have the name of their page, like pricing, client or react."
        name="name"
        errors={errors}
        defaultValue={entered.name}
        maxLength={80}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" className="desk-button desk-button-main">
        Write file
      </button>
    </Form>
  );
}
