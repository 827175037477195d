/** A minimal PDF, or one of the given size. */
export function createPdf(size = 0): Buffer {
  const head = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ";
  const tail = "\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n";
  return Buffer.from(head.padEnd(Math.max(0, size - tail.length), "x") + tail, "latin1");
}

/** A zip with empty files of these names; a DOCX when none are given. */
export function createZip(names = ["[Content_Types].xml", "_rels/.rels", "word/document.xml"]) {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(at, 42);
    files.push(local, bytes);
    directory.push(entry, bytes);
    at += local.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...directory, end]);
}
