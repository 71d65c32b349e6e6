/** Reading /proc, where a process may end between two looks. */

/** Nothing where the process or the table is gone, or not readable. */
export function quietly<Found>(look: () => readonly Found[]): readonly Found[] {
  try {
    return look();
  } catch {
    return [];
  }
}

/** The fields of a `stat`: behind the program's name, which may hold anything, in brackets. */
export const fieldsOf = (stat: string): readonly string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ');
