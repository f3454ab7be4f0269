/** Colours that are the same by day and by night. */
export const TILES: Record<string, { ground: string; ink: string; icon: string }> = {
  ship: { ground: '#3563c4', ink: '#eef3ff', icon: 'sailboat' },
  path: { ground: '#36785a', ink: '#e6fbef', icon: 'stone-path' },
  task: { ground: '#e4e0f2', ink: '#332e5e', icon: 'tied-scroll' },
  great_bonfire: { ground: '#b5432a', ink: '#fff0dc', icon: 'campfire' },
  guardian: { ground: '#7748b0', ink: '#f6ecff', icon: 'robe' },
  gnome: { ground: '#1f7a86', ink: '#e4fbff', icon: 'pointy-hat' },
  any: { ground: '#e3dc9a', ink: '#3d3812', icon: 'rainbow-star' },
};

export const GOODS: Record<string, { ink: string; icon: string }> = {
  flower: { ink: '#97306f', icon: 'lotus-flower' },
  fruit: { ink: '#8e2f4c', icon: 'shiny-apple' },
  herb: { ink: '#2f6b3d', icon: 'herbs-bundle' },
  shell: { ink: '#5a5486', icon: 'spiral-shell' },
  root: { ink: '#5b4a3a', icon: 'root-tip' },
  gold: { ink: '#6f6216', icon: 'coins' },
};

export const PORTAL_ICONS: Record<string, string> = {
  portal_spiral: 'spiral-bloom',
  portal_sun: 'sun',
  portal_moon: 'moon',
  portal_star: 'polar-star',
  portal_leaf: 'oak-leaf',
  portal_wave: 'waves',
  portal_eye: 'eyeball',
};

/** Guardians whom everybody may win; each also has a pattern. */
export const VEILS: Record<string, string> = { grey: '#a9abb8', pink: '#e08cc0', wood: '#a98f76', turquoise: '#4fbdbd' };

/** Of a fire: outside and inside. */
export const FIRES: Record<string, [string, string]> = {
  blue: ['#3f7bff', '#d4ecff'],
  red: ['#ff4f2e', '#ffc79a'],
  yellow: ['#ffab1f', '#fff3b0'],
  none: ['#ff8a2b', '#ffe0a0'],
};

/** Of Tasks, Crystals and the feet of towers. */
export const HUES: Record<string, string> = { blue: 'var(--bf-blue)', red: 'var(--bf-red)', yellow: 'var(--bf-yellow)' };
