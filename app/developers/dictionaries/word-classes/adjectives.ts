/** "DE based" */
export const BASED_WORDS = "based, located, resident, residents";
/** "Southern Germany" */
export const DIRECTION_WORDS =
  "southern, northern, eastern, western, central, south, north, east, west";
/** "Distant time zones" */
export const FAR_ZONES =
  "far, distant, faraway, entfernte, entfernten, ferne, fernen, lointain, lointains, eloigne, lejano, lejana, lejanas";
/** What says that a name will do. */
export const FINE_WORDS = "ok, okay, fine";
/** "Fluent EN" */
export const FLUENT_WORDS = "fluent, native, speaks, speaking, speak";
export const HYBRID_WORDS = "hybrid, hybride";
export const IMPORTANT_WORDS =
  "important, essential, crucial, vital, key, enough, sufficient, responsible, wichtig, gefragt, gesucht, gefordert, zentral, genug, essentiel, necessaire, requis, importante, esencial, necesario, suficiente";
/** "We're short one business analyst" */
export const NEEDED_WORDS = "needed, wanted, sought, missing, short, gesucht, gebraucht";
export const OK_WORDS = "ok, okay";
export const POSSIBLE_WORDS = "possible, impossible, moglich, unmoglich, posible, imposible";
/** "Would be nice" */
export const PRAISE_WORDS = "would, nice, good, ware, serait, seria";
/** "Until the end of March ready" */
export const READY_WORDS =
  "ready, available, free, bereit, verfugbar, frei, fertig, pret, prete, disponible, dispo, libre, listo, lista";
export const WELCOME_WORDS =
  "welcome, willkommen, bienvenu, bienvenus, bienvenue, bienvenues, bienvenidos, bienvenidas";
