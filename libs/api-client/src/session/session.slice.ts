import type { User } from '@gantry/contracts/schemas/account';
import type { CartSummary } from '@gantry/contracts/schemas/cart';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is here and what is in the cart, as the header shows it. Decides nothing: rights are checked by the server. */
export interface SessionState {
  readonly user: User | null;
  readonly cart: CartSummary | null;
  /** false until somebody looked: a page made for everybody is rendered before it is known for whom */
  readonly known: boolean;
}
export type Visitor = Omit<SessionState, 'known'>;

const guest: SessionState = { user: null, cart: null, known: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    /** what start-up found out */
    sessionKnown: (_, { payload }: PayloadAction<Visitor>) => ({ ...payload, known: true }),
    signedIn: (_, { payload }: PayloadAction<Visitor>) => ({ ...payload, known: true }),
    signedOut: () => ({ ...guest, known: true }),
    cartChanged: (state, { payload }: PayloadAction<CartSummary | null>) => ({ ...state, cart: payload }),
  },
});

export const { sessionKnown, signedIn, signedOut, cartChanged } = sessionSlice.actions;
