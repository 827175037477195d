import type { UploadType } from "#contract/values/upload-terms.ts";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Bytes at the start in which readers look for a PDF's header, and at the end for its mark. */
const PDF_HEAD = 1_024;
const PDF_TAIL = 4_096;
/** Starts of programs, scripts and pages that also carry a PDF's header further on. */
const OTHER_STARTS = ["MZ", "\x7fELF", "PK", "#!", "<", "\xca\xfe\xba\xbe", "\xcf\xfa\xed\xfe"];

const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ENCRYPTED_PACKAGE = Buffer.from("EncryptedPackage", "utf16le");

/**
 * The kind of a document by its bytes alone; undefined for everything else. Nothing is unpacked.
 * One with a password counts as what it is.
 */
export function findDocumentType(bytes: Buffer): UploadType | undefined {
  if (isPdf(bytes)) return PDF;
  if (isDocx(bytes) || isLockedOffice(bytes)) return DOCX;
  return undefined;
}

function isPdf(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, PDF_HEAD);
  if (!/%PDF-\d/.test(head)) return false;
  if (OTHER_STARTS.some((start) => head.trimStart().startsWith(start))) return false;
  // A file that was cut off on its way has no end.
  return bytes.subarray(-PDF_TAIL).includes("%%EOF");
}

/** What Word writes when a password is set: no zip, the document is sealed in a container. */
function isLockedOffice(bytes: Buffer): boolean {
  return bytes.subarray(0, OLE.length).equals(OLE) && bytes.includes(ENCRYPTED_PACKAGE);
}

function isDocx(bytes: Buffer): boolean {
  const names = listZipNames(bytes);
  if (!names?.has("[Content_Types].xml") || !names.has("word/document.xml")) return false;
  // A document with a program in it is a DOCM under another name.
  return ![...names].some((name) => /(^|\/)vbaProject\.bin$/i.test(name));
}

const END_OF_DIRECTORY = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_FILE = 0x04034b50;
/** Far more than a document has. */
const MAX_ENTRIES = 10_000;

/** Names in a zip's directory; undefined when it is no zip or not a whole one. */
function listZipNames(bytes: Buffer): Set<string> | undefined {
  if (bytes.length < END_SIZE || bytes.readUInt32LE(0) !== LOCAL_FILE) return undefined;
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) return undefined;
  const names = new Set<string>();
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_SIZE > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const rest = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (at + ENTRY_SIZE + nameLength > end) return undefined;
    names.add(bytes.toString("latin1", at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    at += ENTRY_SIZE + nameLength + rest;
  }
  return names;
}

function findEnd(bytes: Buffer): number | undefined {
  const last = bytes.length - END_SIZE;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}
