import { DeskSelect } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { toPersonText } from "../time/away-text.ts";
import { ChangeNotices } from "./change-notices.tsx";
import type { OfferedHost } from "./desk-call.service.server.ts";
import { useChangeCall } from "./use-change-call.ts";

type ReassignFormProps = {
  call: { host: number; sequence: number };
  hosts: readonly OfferedHost[];
};

/** Gives a call to a colleague; the time stays. */
export function ReassignForm({ call, hosts }: ReassignFormProps) {
  const { Form, isSending, outcome, errors } = useChangeCall();
  useChangeToast({ outcome, text: "Host saved. We've emailed everyone" });
  return (
    <Form method="post" className="space-y-2">
      <ChangeNotices outcome={outcome} action="Give it to them anyway" />
      <input type="hidden" name="intent" value="reassign" />
      <input type="hidden" name="sequence" value={call.sequence} />
      <DeskSelect
        label="Host"
        name="host"
        errors={errors}
        key={call.host}
        defaultValue={call.host}
        data-shortcut="s"
      >
        {hosts
          .filter(({ id, is_active }) => is_active || id === call.host)
          .map(({ id, is_active, conflict, ...person }) => (
            <option key={id} value={id}>
              {toPersonText(person)}
              {is_active ? null : " (no longer takes calls)"}
              {id === call.host ? null : ` · ${conflict ?? "free"}`}
            </option>
          ))}
      </DeskSelect>
      <button type="submit" className="desk-button" aria-disabled={isSending}>
        Save host
      </button>
    </Form>
  );
}
