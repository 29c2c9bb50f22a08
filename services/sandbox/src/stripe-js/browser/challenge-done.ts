/** The payer has answered their bank: the page around this frame goes on. It learns nothing but that. */
parent.postMessage({ event: 'challenge-done' }, '*');

export {};
