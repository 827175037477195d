import { Form } from "react-router";
import { DeskField } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import type { ShownHost } from "./desk-hosts.service.server.ts";
import { useChangeHost } from "./use-change-host.ts";

const NO_ERRORS = {};

/** Has a colleague take calls. */
export function AddHost({ people }: { people: readonly { id: number; name: string }[] }) {
  const { Form: AddForm, isSending, outcome, errors } = useChangeHost();
  useChangeToast({ outcome, text: "They take calls now" });
  if (people.length === 0) return null;
  return (
    <AddForm method="post" className="flex flex-wrap items-end gap-2">
      <DeskField label="Have a colleague take calls" name="staff" errors={errors}>
        {(field) => (
          <select {...field} className="desk-control">
            <option value="0">Select a person</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </DeskField>
      <button
        type="submit"
        name="intent"
        value="add-host"
        className="desk-button"
        aria-disabled={isSending}
      >
        Add
      </button>
    </AddForm>
  );
}

/** Has a host take no more calls, and gives those ahead away. The host goes from the page, which tells what became of them. */
export function StopHost({ host }: { host: Pick<ShownHost, "id" | "name" | "others"> }) {
  return (
    <Form method="post" className="space-y-2">
      <input type="hidden" name="host" value={host.id} />
      <DeskField label="Their calls go to" name="next" errors={NO_ERRORS}>
        {(field) => (
          <select {...field} className="desk-control">
            <option value="free">Each to a host who is free</option>
            {host.others.map((other) => (
              <option key={other.host} value={other.host}>
                {other.name}
              </option>
            ))}
            <option value="">They stay with {host.name}</option>
          </select>
        )}
      </DeskField>
      <button
        type="submit"
        name="intent"
        value="stop-host"
        aria-label={`No more calls for ${host.name}`}
        className="desk-button"
      >
        No more calls
      </button>
    </Form>
  );
}
