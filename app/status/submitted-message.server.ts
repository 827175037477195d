import { MessageSchema } from "#contract/clients/request.ts";
import { CHOOSE_FILE_AGAIN, MAX_MESSAGE_FILES } from "#contract/values/upload-terms.ts";
import { PublicError } from "#platform/errors.ts";
import {
  handleSubmittedForm,
  type OpenForm,
  type SubmissionState,
} from "#platform/forms/submitted-form.server.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { toShownName } from "#platform/uploads/file-name.ts";
import {
  readFormWithFiles,
  type SubmittedFile,
} from "#platform/uploads/read-form-with-file.server.ts";
import type { Services } from "#services/services.server.ts";
import { listClaimable } from "#services/uploads/uploads.repository.server.ts";
import { storeUpload, uploadLimit } from "#services/uploads/uploads.service.server.ts";
import { countPost } from "./count-post.server.ts";
import {
  FILES_FIELD,
  FILES_TOO_LARGE,
  listFileFaults,
  MAX_MESSAGE_BYTES,
  UPLOADS_FIELD,
} from "./message-files.ts";
import { sendMessage } from "./send-message.service.server.ts";

/** A file that has arrived, and waits for its message. */
export type ArrivedFile = { upload: string; name: string; size: number };

export type MessageFormState = SubmissionState & { files: ArrivedFile[] };

type Received = { fields: [string, string][]; files: ArrivedFile[]; faults: string[] };

/**
 * Sends the message of a status page, with its files. After an error the files that are good have
 * arrived, and are not chosen again.
 * @param client address, for the quota of files
 */
export async function handleSubmittedMessage(
  services: Services,
  { token, client }: { token: string; client: string },
  request: Request,
): Promise<{ kind: "message" } | OpenForm<MessageFormState>> {
  let request_id = 0;
  let received: Received = { fields: [], files: [], faults: [] };
  const submission = await handleSubmittedForm<{ kind: "message" }>(
    request,
    async (read) => {
      request_id = (await countPost(services, token)).id;
      const input = await read();
      const form = MessageSchema.safeParse(input.message ?? "");
      const { files, faults } = received;
      const errors = {
        ...(form.success ? {} : toFieldErrors(form.error, "message")),
        ...(faults.length > 0 ? { [FILES_FIELD]: faults } : {}),
      };
      if (!form.success || Object.keys(errors).length > 0) return { errors };
      if (form.data === "" && files.length === 0) {
        return { errors: { message: ["Write a message or choose a file"] } };
      }
      const uploads = files.map(({ upload }) => upload);
      await sendMessage(services, token, { body: form.data, uploads });
      return { kind: "message" };
    },
    async (body) => {
      received = await uploadLimit.run(() => receive(services, { client, request_id }, body));
      return received.fields;
    },
  );
  if (submission.kind !== "open") return submission;
  return { ...submission, state: { ...submission.state, files: received.files } };
}

async function receive(
  services: Pick<Services, "db">,
  { client, request_id }: { client: string; request_id: number },
  request: Request,
): Promise<Received> {
  const form = await readFormWithFiles(request, FILES_FIELD, MAX_MESSAGE_BYTES);
  const tokens = form.fields.flatMap(([name, value]) => (name === UPLOADS_FIELD ? [value] : []));
  const requested = [...new Set(tokens)].slice(0, MAX_MESSAGE_FILES);
  const earlier = await listClaimable(services.db, requested, { purpose: "message", request_id });
  const faults = [
    ...(earlier.length < requested.length ? [CHOOSE_FILE_AGAIN] : []),
    ...(form.areTooLarge ? [FILES_TOO_LARGE] : []),
    ...listFileFaults(
      form.files.map(({ name, bytes }) => ({ name: toShownName(name), size: bytes.length })),
      earlier.length,
    ),
  ];
  const files = earlier.map(({ upload, name, size }) => ({ upload, name, size }));
  for (const file of form.files.slice(0, MAX_MESSAGE_FILES - files.length)) {
    // What is too large or empty has its fault already.
    if (listFileFaults([{ name: "", size: file.bytes.length }], 0).length > 0) continue;
    const outcome = await store(services, client, file);
    if (typeof outcome === "string") faults.push(`${toShownName(file.name)}: ${outcome}`);
    else files.push(outcome);
  }
  return { fields: form.fields, files, faults };
}

/** The file, or why it is not taken. */
async function store(
  { db }: Pick<Services, "db">,
  client: string,
  file: SubmittedFile,
): Promise<ArrivedFile | string> {
  try {
    const stored = await storeUpload(db, { ...file, purpose: "message" }, client);
    return { upload: stored.upload, name: stored.name, size: stored.size };
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return Object.values(error.errors ?? {})[0]?.[0] ?? error.message;
  }
}
