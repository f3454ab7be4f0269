/** Others cannot reach an address that means "this machine". */
export const LOCAL = /^(localhost|127\.|\[::1\])/.test(location.hostname);
