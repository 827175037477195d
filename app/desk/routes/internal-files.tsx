import { data } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { FILE_EMPTY } from "#contract/values/upload-terms.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import { readFormWithFile } from "#platform/uploads/read-form-with-file.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { uploadLimit } from "#services/uploads/uploads.service.server.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import {
  addInternalFile,
  getFileRecord,
  readInternalFiles,
  removeInternalFile,
} from "../files/internal-files.service.server.ts";
import { AddFileForm, InternalFileList } from "../files/internal-files-panel.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import { toRouteError } from "../route-error.server.ts";
import type { Route } from "./+types/internal-files.ts";

export const handle: PageHandle = { private: "secret", form: "file" };

// Each record is for those who may change it.
export const middleware = [requirePermission("desk")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { key, subject, path } = await getFileRecord(db, staff, params.record).catch((error) => {
    throw toRouteError(error);
  });
  return { subject, path, files: await readInternalFiles(db, staff, key) };
}

/** Adds a file, or removes one. What cannot be stored comes back as the state of the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  try {
    const record = await getFileRecord(services.db, staff, params.record);
    await uploadLimit.run(async () => {
      const { fields, file, fault } = await readFormWithFile(request, "file");
      const removed = Number(new Map(fields).get("remove"));
      if (removed) return removeInternalFile(services.db, staff, record, removed);
      if (fault) throw new PublicError(413, fault, { errors: { file: [fault] } });
      if (!file) throw unprocessable({ file: ["Choose a file"] });
      if (file.bytes.length === 0) throw unprocessable({ file: [FILE_EMPTY] });
      return addInternalFile(services, staff, record, file);
    });
    return data<DeskFormState>({ input: {}, errors: {} });
  } catch (error) {
    if (!(error instanceof PublicError) || !error.errors) throw toRouteError(error);
    return data<DeskFormState>({ input: {}, errors: error.errors }, { status: error.status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, `Internal files of ${loaderData?.subject ?? "a record"}`);
}

export default function InternalFiles({ loaderData, actionData, params }: Route.ComponentProps) {
  const { subject, path, files } = loaderData;
  return (
    <div className="pb-16">
      <PageHeader
        above={[{ to: path, label: subject }]}
        here="Internal files"
        title="Internal files"
      />
      <div className="max-w-form px-4">
        <InternalFileList record={params.record} files={files} />
        <AddFileForm record={params.record} state={useSubmission(actionData)} />
      </div>
    </div>
  );
}
