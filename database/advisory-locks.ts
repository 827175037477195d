/** Numbers of PostgreSQL's advisory locks, which all users of a database share. */
export const MIGRATION_LOCK = 20_260_101;
/**
 * Each process holds this lock shared while it uses the embedded server. A process that disconnects
 * and gets it exclusively is the last one and may stop the server; another one that waits for the
 * lock at that moment is cut off and starts the server again.
 */
export const PRESENCE_LOCK = 20_260_102;
export const IMPORT_LOCK = 20_260_103;
/** Held by the one application on an embedded server. */
export const APPLICATION_LOCK = 20_260_104;
/** With a hash of its path: held by a transaction that changes a file of the content. */
export const CONTENT_FILE_LOCK = 20_260_105;
/** Held by the one process that reads the mailbox. */
export const MAILBOX_LOCK = 20_260_106;
