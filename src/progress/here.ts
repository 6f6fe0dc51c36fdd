/** Where entries wait for the database: localStorage, one key for each write, so that tabs cannot overwrite each other's. */
export const PENDING = "outflank:pending:";

/** The name of the database that all goes to in the end. */
export const DATABASE = "outflank";

/** Whether this browser has nothing of the learner's record, as on a first visit; false where that cannot be told. Loads nothing. Never rejects. */
export async function isNewHere(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(PENDING))) return false;
    const databases = await indexedDB.databases();
    return !databases.some(({ name }) => name === DATABASE);
  } catch {
    return false;
  }
}
