/** Fields that hold text a person writes; a search or a password is none. */
const TEXT =
  "textarea, input:not([type=button], [type=submit], [type=reset], [type=hidden], [type=checkbox], [type=radio], [type=password], [type=search], [type=file], [autocomplete=one-time-code])";

type Field = HTMLInputElement | HTMLTextAreaElement;

const QUESTION = "Leave without saving? What you changed since the last save is lost.";

/** Fields that had the focus: their text before or when it was saved, and whether it was edited since. */
const fields = new Map<Field, { saved: string; isEdited: boolean }>();
/** Editors that know by themselves what they have not saved. */
const editors = new Set<() => boolean>();
/** The form that is being sent: its text is not lost. */
let sentForm: HTMLFormElement | undefined;
let isLeaving = false;

function toField(target: EventTarget | null): Field | undefined {
  // In a shadow root, and outside of forms that are posted, others take care of it.
  const isText = target instanceof HTMLElement && target.matches(TEXT);
  const field = isText ? (target as Field) : undefined;
  const { form } = field ?? {};
  return form?.method === "post" && form.dataset.unsaved === undefined ? field : undefined;
}

/** Text is sent with the line breaks of the network. */
const toLines = (text: string) => text.replaceAll("\r\n", "\n");

/** Whether a form of the page has text that leaving would lose. */
export function hasUnsavedText(): boolean {
  for (const [field, { saved, isEdited }] of fields) {
    if (!field.isConnected) fields.delete(field);
    else if (isEdited && field.form !== sentForm && field.value !== saved) return true;
  }
  return [...editors].some((isUnsaved) => isUnsaved());
}

/** The fields of a form that the server has accepted are saved, as far as they are still the same. */
export function markSaved(body: BodyInit | null | undefined): void {
  if (!(body instanceof URLSearchParams || body instanceof FormData)) return;
  for (const field of fields.keys()) {
    const sent = body.getAll(field.name).map((value) => toLines(String(value)));
    if (sent.includes(field.value)) fields.set(field, { saved: field.value, isEdited: false });
  }
}

/** Registers an editor with its own state; returns the cleanup function. */
export function watchEditor(isUnsaved: () => boolean): () => void {
  editors.add(isUnsaved);
  updateWarning();
  return () => {
    editors.delete(isUnsaved);
    updateWarning();
  };
}

/** Asks before the page is left; true when nothing would be lost, or the person does not mind. */
export function mayLeave(): boolean {
  if (!hasUnsavedText() || window.confirm(QUESTION)) {
    // The page may be left by loading a document, before which the browser would ask again.
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
    });
    return true;
  }
  return false;
}

function askToUnload(event: BeforeUnloadEvent): void {
  if (!isLeaving && hasUnsavedText()) event.preventDefault();
}

/** With a listener all the time some browsers would not store the page for Back. */
function updateWarning(): void {
  if (hasUnsavedText()) window.addEventListener("beforeunload", askToUnload);
  else window.removeEventListener("beforeunload", askToUnload);
}

/** Remembers what is typed into forms that are posted, in all pages; to be called once. */
export function watchUnsavedText(): void {
  const remember = ({ target }: Event) => {
    const field = toField(target);
    if (field && !fields.has(field)) fields.set(field, { saved: field.value, isEdited: false });
  };
  const edit = ({ target }: Pick<Event, "target">) => {
    const field = toField(target);
    if (field) {
      fields.set(field, { saved: fields.get(field)?.saved ?? field.defaultValue, isEdited: true });
    }
    updateWarning();
  };
  // What was typed before the scripts had come.
  for (const field of document.querySelectorAll<Field>(TEXT)) {
    if (field.value !== field.defaultValue) edit({ target: field });
  }
  document.addEventListener("focusin", remember);
  document.addEventListener("beforeinput", remember);
  document.addEventListener("input", edit);
  window.addEventListener(
    "submit",
    ({ target }) => {
      sentForm = target instanceof HTMLFormElement ? target : undefined;
      // Handlers of the event start their navigation at once.
      queueMicrotask(() => {
        sentForm = undefined;
      });
    },
    true,
  );
}
