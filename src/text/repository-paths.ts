/** Whether a path with slashes, without needless steps, leads out of the folder that it is taken from. */
export function leadsOut(normal: string): boolean {
  return normal === '..' || normal.startsWith('../');
}
