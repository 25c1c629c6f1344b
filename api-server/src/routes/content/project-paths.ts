/** Every path of the contract on projects, as written there, odd spellings and variants included (API-03…14, AMB-05). */
export const projectPaths = {
  energy: {
    list: ["/readProjectEnergy/EnergyProject", "/api/readProjectEnergy/EnergyProject"],
    single: ["/readProjectEnergySingal/EnergyProject/:id"], // (sic)
    create: ["/createProjectEnergy/EnergyProject"],
    update: ["/UpdateEnergyProject/energy/:id"],
    remove: ["/DeleteEnergyProject/energy/:id"],
  },
  water: {
    list: [
      "/readProjectWater/waterProject",
      "/readProjectWater/WaterProject",
      "/api/readProjectWater/waterProject",
      "/api/readProjectWater/WaterProject",
    ],
    single: ["/readProjectWaterSingal/waterProject/:id"], // (sic)
    create: ["/createProjectWater/waterProject"],
    update: ["/UpdateWaterProject/waterProject/:id"],
    remove: ["/DeleteWaterProject/waterProject/:id"],
  },
} as const;
