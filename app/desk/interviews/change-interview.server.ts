import { z } from "zod";
import { changeInterview } from "#app/interviews/changes/interview-changes.service.server.ts";
import { findProposalId } from "#app/interviews/interviews.repository.server.ts";
import { StaffInterviewChangeSchema } from "#contract/clients/interview.ts";
import { INTERVIEW_CONTROLS } from "#contract/clients/interview-terms.ts";
import { notFound } from "#platform/errors.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";

/** The fields of a form, without the times that were left open. */
const FieldsSchema = z
  .record(z.string(), z.string())
  .transform((fields) =>
    toFormValues(
      Object.entries(fields).filter(
        ([name, value]) => value !== "" || !name.startsWith(`${INTERVIEW_CONTROLS.times}[`),
      ),
    ),
  )
  .pipe(StaffInterviewChangeSchema);

/** Does for a side what a form of the desk asks for. */
export async function changeSubmittedInterview(
  services: Services,
  staff: CurrentStaff,
  { number, member_id }: { number: number; member_id: number },
  request: Request,
) {
  return handleDeskForm(await readDeskForm(request), FieldsSchema, async (change) => {
    const proposal_id = await findProposalId(services.db, number);
    if (!proposal_id) throw notFound(`There is no proposal ${number}.`);
    const side = "side" in change ? change.side : "client";
    await changeInterview(services, { proposal_id, member_id }, { side, staff }, change);
    return { kind: "done" as const, intent: change.intent };
  });
}
